import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { RemoteName } from 'shared-api/contract/pages/boot';
import { ErrorScreen } from 'shared-ui/ErrorScreen';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import { RemoteLoadError, type Remotes } from './federation/remotes.ts';
import { loadUntilSuccess } from './federation/loadUntilSuccess.ts';
import { isMissingPart } from './federation/newVersion.ts';
import { reportProblem } from './report.ts';
import { texts } from './texts.ts';

interface RemoteScreenProps {
  name: RemoteName;
  remotes: Remotes;
  prerendered: boolean;
}

/**
 * The loaded or loading screens of a page's remotes. Kept outside the component, because React
 * discards the state of a component that suspends on its first render, and because returning to a
 * remote should not load it again.
 */
const screens = new WeakMap<Remotes, Map<RemoteName, ComponentType>>();

function screenOf({ name, remotes, prerendered }: RemoteScreenProps): ComponentType {
  const known = screens.get(remotes) ?? new Map<RemoteName, ComponentType>();
  screens.set(remotes, known);
  const found = known.get(name);
  if (found) return found;
  // Only the first remote can be server-rendered. Its HTML is readable and usable, so the remote
  // may load late, or not at all, without an error screen.
  const isPrerendered = known.size === 0 && prerendered;
  const screen = lazy(() =>
    isPrerendered ? loadUntilSuccess((limit) => remotes.load(name, limit)) : remotes.load(name),
  );
  known.set(name, screen);
  return screen;
}

/** Whether the loader in the server's HTML is still shown. */
const isPageLoading = (): boolean => document.querySelector('#root > .boot-loader') !== null;

/**
 * Mounts a remote in its own error boundary, with a loader while it loads and an error screen with
 * a retry button if it fails or throws. The rest of the page keeps working.
 */
export function RemoteScreen(props: RemoteScreenProps) {
  const { name, remotes } = props;
  const [Remote, setRemote] = useState<ComponentType>(() => screenOf(props));

  // While the HTML's own loader is shown, there is no need for a fallback; React would keep one for
  // at least 300 ms, however soon the remote loads.
  const [hasPageLoader, setHasPageLoader] = useState(isPageLoading);

  function retry(): void {
    setHasPageLoader(false);
    // This page has no address for the remote; a reloaded page may have one.
    if (!remotes.isReleased(name)) {
      window.location.reload();
      return;
    }
    const again = lazy(() => remotes.load(name));
    screens.get(remotes)?.set(name, again);
    setRemote(again);
  }

  return (
    <RemoteBoundary onRetry={retry} isOutdated={remotes.isOutdated}>
      {hasPageLoader ? (
        <>
          <Remote />
          <MountedMarker name={name} />
        </>
      ) : (
        <Suspense fallback={<FullScreenLoader />}>
          <Remote />
          <MountedMarker name={name} />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}

/** Marks in the document which app is mounted, for tests and release checks. */
function MountedMarker({ name }: { name: RemoteName }) {
  useEffect(() => {
    document.documentElement.dataset['app'] = name;
  }, [name]);
  return null;
}

/** The message for the user; the report has the details. */
function messageOf(error: unknown): string {
  if (error instanceof RemoteLoadError) return error.message;
  return isMissingPart(error) ? texts.partFailed : texts.screenFailed;
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
  isOutdated: () => Promise<boolean>;
}

interface BoundaryState {
  error: unknown;
  /** Whether only a page reload can help. */
  isOutdated: boolean;
}

class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, isOutdated: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, isOutdated: false };
  }

  override componentDidCatch(error: unknown): void {
    // A remote that failed to load has already been reported by the loader.
    if (!(error instanceof RemoteLoadError)) reportProblem('screen', error);
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
          message={texts.newVersion.message}
          instead={texts.newVersion}
          onRetry={() => window.location.reload()}
        />
      );
    }
    return <ErrorScreen message={messageOf(error)} onRetry={this.retry} />;
  }
}
