/** The body of an upload while it arrives. */
export interface Arrival {
  /** Bytes that have come. */
  readonly received: number;
  /** Whether its sender waits for the server, which is working on a part of it. */
  readonly waitsForUs: boolean;
  /** Reads no further; whoever reads the body gets the error. */
  abandon(error: Error): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for what is no upload, and once it has come whole. */
    arrival?: Arrival;
  }
}
