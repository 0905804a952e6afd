import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { RemoteName } from 'shared-api/contract/boot';
import { ErrorScreen } from 'shared-ui/ErrorScreen';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import type { Remotes } from './federation/remotes.ts';
import { loadPatiently } from './federation/loadPatiently.ts';
import { isMissingPart } from './federation/newVersion.ts';
import { newVersion } from './texts.ts';

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
  return lazy(() =>
    isTakenOver ? loadPatiently((limit) => remotes.load(name, limit)) : remotes.load(name),
  );
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
    <RemoteBoundary onRetry={retry} isOutdated={remotes.isOutdated}>
      <Suspense fallback={<FullScreenLoader />}>
        <Remote />
        <Arrived name={name} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** Says in the document which app has the page, for those who wait for it from outside. */
function Arrived({ name }: { name: RemoteName }) {
  useEffect(() => {
    document.documentElement.dataset['app'] = name;
  }, [name]);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
  isOutdated: () => Promise<boolean>;
}

interface BoundaryState {
  error: unknown;
  /** Whether only a page loaded anew can go on. */
  isOutdated: boolean;
}

class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, isOutdated: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, isOutdated: false };
  }

  override componentDidCatch(error: unknown): void {
    if (!isMissingPart(error)) return;
    void this.props.isOutdated().then((isOutdated) => this.setState({ isOutdated }));
  }

  retry = (): void => {
    this.props.onRetry();
    this.setState({ error: undefined, isOutdated: false });
  };

  override render(): ReactNode {
    const { error, isOutdated } = this.state;
    if (error === undefined) return this.props.children;
    if (isOutdated) {
      return (
        <ErrorScreen
          message={newVersion.message}
          instead={newVersion}
          onRetry={() => window.location.reload()}
        />
      );
    }
    const message = error instanceof Error ? error.message : 'The screen could not be shown.';
    return <ErrorScreen message={message} onRetry={this.retry} />;
  }
}
