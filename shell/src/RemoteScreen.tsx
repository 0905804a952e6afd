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
import { loadPatiently } from './federation/loadPatiently.ts';
import { isMissingPart } from './federation/newVersion.ts';
import { reportProblem } from './report.ts';
import { texts } from './texts.ts';

interface RemoteScreenProps {
  name: RemoteName;
  remotes: Remotes;
  prerendered: boolean;
}

/**
 * The screens that a page's remotes have given, or are about to. They outlive the component: React
 * forgets the state of one that waits for its first rendering, and whoever comes back to a remote
 * should not load it again.
 */
const screens = new WeakMap<Remotes, Map<RemoteName, ComponentType>>();

function screenOf({ name, remotes, prerendered }: RemoteScreenProps): ComponentType {
  const known = screens.get(remotes) ?? new Map<RemoteName, ComponentType>();
  screens.set(remotes, known);
  const found = known.get(name);
  if (found) return found;
  // Only the page's first remote can have come with the page. One that the server rendered can be
  // read and used as it stands, so its remote may be late or missing without anybody seeing an error.
  const isTakenOver = known.size === 0 && prerendered;
  const screen = lazy(() =>
    isTakenOver ? loadPatiently((limit) => remotes.load(name, limit)) : remotes.load(name),
  );
  known.set(name, screen);
  return screen;
}

/** Whether the loader that came with the page is still there. */
const isPageLoading = (): boolean => document.querySelector('#root > .boot-loader') !== null;

/**
 * Mounts a remote behind a boundary of its own: while it loads, the loader; when it fails or
 * throws, an error screen with a way to try again. Everything else goes on.
 */
export function RemoteScreen(props: RemoteScreenProps) {
  const { name, remotes } = props;
  const [Remote, setRemote] = useState<ComponentType>(() => screenOf(props));

  // With a loader in the page there is nothing to show before the remote. React would keep a fallback
  // for 300 ms at least, however soon the remote comes.
  const [isAwaited, setAwaited] = useState(isPageLoading);

  function retry(): void {
    setAwaited(false);
    // The page came without an address of this remote; another page may have one.
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
      {isAwaited ? (
        <>
          <Remote />
          <Arrived name={name} />
        </>
      ) : (
        <Suspense fallback={<FullScreenLoader />}>
          <Remote />
          <Arrived name={name} />
        </Suspense>
      )}
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

/** What went wrong, in words for the person in front of the screen; the report has the details. */
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
  /** Whether only a page loaded anew can go on. */
  isOutdated: boolean;
}

class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, isOutdated: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, isOutdated: false };
  }

  override componentDidCatch(error: unknown): void {
    // A remote that could not be loaded has been reported where it was asked for.
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
