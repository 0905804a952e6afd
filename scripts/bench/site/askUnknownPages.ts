/**
 * Requests paths that do not exist from the server at `URL`, over 50 connections, until it is
 * stopped. A separate process, so that its own load is not measured as server time.
 */
import { Agent, get } from 'node:http';

const connections = 50;
const url = process.env['URL'] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let made = 0;
let answered = 0;

function ask(): void {
  get(`${url}/w${made++}/i`, { agent }, (response) => {
    response.resume().on('end', () => {
      answered += 1;
      ask();
    });
  }).on('error', () => setTimeout(ask, 10));
}

for (let connection = 0; connection < connections; connection += 1) ask();

// Reports the number of responses on request.
process.on('message', () => process.send?.(answered));
