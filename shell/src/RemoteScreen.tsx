import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from 'shared-api/contract/boot';
import { ErrorScreen } from 'shared-ui/ErrorScreen';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import { RemoteLoadError, type Remotes } from './federation/remotes.ts';
import { loadPatiently } from './federation/loadPatiently.ts';
import { reportProblem } from './report.ts';

interface RemoteScreenProps {
  name: RemoteName;
  remotes: Remotes;
  prerendered: boolean;
}

/** Only the page's first remote can have come with the page; remembered over the shell's life. */
let isFirst = true;

function firstAttempt({ name, remotes, prerendered }: RemoteScreenProps): ComponentType {
  const isTakenOver = isFirst && prerendered;
  isFirst = false;
  // A page that the server rendered can be read and used as it stands, so its remote may be late
  // or missing without anybody seeing an error.
  return lazy(() => (isTakenOver ? loadPatiently(() => remotes.load(name)) : remotes.load(name)));
}

/**
 * Mounts a remote behind a boundary of its own: while it loads, the loader; when it fails or
 * throws, an error screen with a way to try again. Everything else goes on.
 */
export function RemoteScreen(props: RemoteScreenProps) {
  const { name, remotes } = props;
  const [Remote, setRemote] = useState<ComponentType>(() => firstAttempt(props));

  function retry(): void {
    if (remotes.isReleased(name)) setRemote(lazy(() => remotes.load(name)));
    // The page came without an address of this remote; another page may have one.
    else window.location.reload();
  }

  return (
    <RemoteBoundary onRetry={retry}>
      <Suspense fallback={<FullScreenLoader />}>
        <Remote />
      </Suspense>
    </RemoteBoundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
}

class RemoteBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // A remote that could not be loaded has been reported where it was asked for.
    if (!(error instanceof RemoteLoadError)) reportProblem('screen', error);
  }

  retry = (): void => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const message = error instanceof Error ? error.message : 'The screen could not be shown.';
    return <ErrorScreen message={message} onRetry={this.retry} />;
  }
}
