import type { ErrorBody } from 'shared-api/contract/calls/errors';
import type { AppName } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { deployTokenParts } from '../../../server/src/session/tokens/deployTokens.ts';
import { CommandError } from '../command.ts';

/** Attempts of a call whose connection breaks, or which the server is too busy for. */
const attempts = 6;
/** Longest wait between two of them, in milliseconds. */
const longestWait = 30_000;

/** A server has refused a call. */
export class RefusedError extends CommandError {
  override name = 'RefusedError';
  readonly status: number;
  readonly refusals: ReleaseRefusal[];
  /** Whether an answer to the same call was lost before: the server may have done what it was asked for. */
  readonly wasLost: boolean;

  constructor(
    status: number,
    message: string,
    { refusals = [], wasLost }: { refusals?: ReleaseRefusal[] | undefined; wasLost: boolean },
  ) {
    super(message);
    this.status = status;
    this.refusals = refusals;
    this.wasLost = wasLost;
  }
}

/** The environment variable with the token of one of several apps, `DEPLOY_TOKEN_PUBLIC_SITE`. */
export const tokenVariable = (app: AppName): string =>
  `DEPLOY_TOKEN_${app.toUpperCase().replaceAll('-', '_')}`;

/** Calls a server with a deploy token. */
export class DeployClient {
  /** Its origin, like `https://example.com`. */
  readonly server: string;
  /** The environment variable that the token comes from. */
  readonly variable: string;
  /** With which releases are signed; a token for promotion has none. */
  readonly privateKey: string | undefined;
  /** What a call of several apps gives beside its own. */
  readonly secret: string;

  /**
   * @param server its address
   * @param variable the environment variable with the token
   */
  constructor(server: string, variable = 'DEPLOY_TOKEN') {
    this.variable = variable;
    const token = process.env[variable];
    if (token === undefined || token === '') {
      throw new CommandError(
        `${variable} is not set. An owner makes a token for one app at ${server}/admin/releases; put it into that variable.`,
      );
    }
    this.server = originOf(server);
    const { secret, privateKey } = deployTokenParts(token);
    this.secret = secret;
    this.privateKey = privateKey;
  }

  /**
   * @param path below `/api/deploy/`, or below `/api` if it begins with a slash
   * @throws RefusedError with what the server says, CommandError if it does not answer
   */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await this.#send(method, path, text, 'application/json');
    return (await answer.json()) as T;
  }

  /** Sends bytes. @returns the answer, if it has one */
  async bytes<T>(
    method: string,
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
  ): Promise<T | undefined> {
    const answer = await this.#send(method, path, body, 'application/octet-stream');
    return answer.status === 204 ? undefined : ((await answer.json()) as T);
  }

  async download(path: string): Promise<Buffer<ArrayBuffer>> {
    const answer = await this.#send('GET', path);
    return Buffer.from(await answer.arrayBuffer());
  }

  async #send(
    method: string,
    path: string,
    body?: Uint8Array<ArrayBuffer> | string,
    type?: string,
  ): Promise<Response> {
    let wasLost = false;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#once(method, path, body, type);
      const isLast = attempt === attempts;
      if (answer instanceof Response) {
        if (answer.ok) return answer;
        const isBusy = answer.status === 429 || answer.status === 503;
        const wait = Number(answer.headers.get('retry-after') ?? Number.NaN) * 1000;
        if (!isBusy || isLast || !(wait <= longestWait))
          throw await refusedBy(answer, this.variable, wasLost);
        await answer.body?.cancel();
        await sleep(wait);
      } else {
        if (isLast) throw this.#unreachable(answer);
        wasLost = true;
        // What has arrived stays there, so that the same call goes on.
        await sleep(Math.min(longestWait, 250 * 2 ** attempt));
      }
    }
  }

  async #once(
    method: string,
    path: string,
    body?: Uint8Array<ArrayBuffer> | string,
    type?: string,
  ): Promise<Response | Error> {
    try {
      return await fetch(`${this.server}/api${path.startsWith('/') ? path : `/deploy/${path}`}`, {
        method,
        headers: {
          authorization: `Bearer ${this.secret}`,
          ...(body === undefined || type === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined ? {} : { body: body }),
        // A token is sent to nobody but the server that was named.
        redirect: 'error',
        signal: AbortSignal.timeout(300_000),
      });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #unreachable({ message, cause }: Error): CommandError {
    const why = cause instanceof Error ? cause.message : message;
    return new CommandError(
      `${this.server} does not answer (${why}). See that it runs and is reached from here, then do the same again: what has arrived is not sent again.`,
    );
  }
}

/** @param variable that the token comes from, which is named where the token is refused */
async function refusedBy(
  answer: Response,
  variable: string,
  wasLost: boolean,
): Promise<RefusedError> {
  const text = await answer.text();
  try {
    const { message, refusals } = JSON.parse(text) as ErrorBody;
    const said =
      answer.status === 401 ? `The token in ${variable} is refused. ${message}` : message;
    return new RefusedError(answer.status, said, { refusals, wasLost });
  } catch {
    return new RefusedError(
      answer.status,
      `${answer.url} answered ${answer.status}, and not as a server of this product. See that --server is its address.`,
      { wasLost },
    );
  }
}

function originOf(server: string): string {
  const url = URL.parse(server);
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.origin;
  throw new CommandError(
    `--server takes an address with https, like https://example.com, and not "${server}": the token is sent there.`,
  );
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
