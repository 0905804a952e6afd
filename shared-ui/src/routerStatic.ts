/** The router of a page that is rendered on the server; never part of a browser's scripts. */
export { StaticRouter } from 'react-router-dom';
