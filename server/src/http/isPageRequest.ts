import type { FastifyRequest } from 'fastify';

/** Paths that programs ask for; a person's browser opens the others. */
const programs = /^\/(?:api|releases)(?:\/|$)/;

/** Whether a person sees the response to a request as a page. */
export const isPageRequest = ({ url }: Pick<FastifyRequest, 'url'>): boolean => !programs.test(url);
