import PublicRoutes from '../../../public-site/src/routes.tsx';

/** Stands in for federation in the one-bundle build: the public site is simply part of it. */
export const createRemotes = () => ({
  load: () => Promise.resolve({ default: PublicRoutes }),
});
