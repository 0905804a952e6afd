// Written by `npm run media` from public-site/media/.

export const texts: Readonly<Record<string, string>> = {
};
