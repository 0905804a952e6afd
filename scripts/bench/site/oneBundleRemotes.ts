import PublicRoutes from '../../../public-site/src/routes.tsx';

/** Replaces federation in the one-bundle build, which contains the public site. */
export const createRemotes = () => ({
  load: () => Promise.resolve({ default: PublicRoutes }),
});
