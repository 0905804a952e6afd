/** Where the build was loaded from; webpack puts it in. */
declare const __webpack_public_path__: string;

type Handler = (data?: string) => void;

/**
 * How an open page hears of changes. The development server's own client asks the page's host, which is the
 * site in pages that are not its own; this one asks where the code has come from.
 */
export default class SocketOfOrigin {
  readonly #socket: WebSocket;
  #isClosed = false;

  /** @param address the server's, at the host of the page */
  constructor(address: string) {
    const url = new URL(__webpack_public_path__, window.location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.pathname = new URL(address, window.location.href).pathname;
    this.#socket = new WebSocket(url);
  }

  onOpen(handler: Handler): void {
    this.#socket.onopen = () => handler();
  }

  onClose(handler: Handler): void {
    this.#socket.onerror = () => undefined;
    this.#socket.onclose = () => {
      if (!this.#isClosed) handler();
    };
  }

  onMessage(handler: Handler): void {
    this.#socket.onmessage = ({ data }) => handler(String(data));
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.close();
  }
}
