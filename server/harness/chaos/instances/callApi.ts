import { request, Agent } from 'node:http';

/** The server's response. */
export interface Answered {
  status: number;
  body: Record<string, unknown>;
}

const agent = new Agent({ keepAlive: true });

interface Call {
  method?: string;
  body?: object;
  token?: string;
  /** Client address, in the header that a reverse proxy would set. */
  from?: string;
}

/** Calls the API once; undefined if there is no response, or none from the server itself. */
export function callApi(url: string, path: string, call: Call = {}): Promise<Answered | undefined> {
  const { method = 'GET', body, token, from = '127.0.0.1' } = call;
  return new Promise((resolve) => {
    const outgoing = request(`${url}/api/${path}`, {
      method,
      agent,
      timeout: 30_000,
      headers: {
        'x-forwarded-for': from,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(undefined));
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => (text += String(chunk)));
      incoming.on('error', () => resolve(undefined));
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 502;
        // The server may or may not have processed it, as if there were no response.
        if (status >= 500) resolve(undefined);
        else resolve({ status, body: JSON.parse(text) as Record<string, unknown> });
      });
    });
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}
