/** The chunk of everything that a person fills in (see routes.tsx), and of what is needed only after a first press. */
export { followPage } from './frame/following/followPage.ts';
export { EditorPage } from './features/editor/EditorPage.tsx';
export { LoginAgain } from './features/login/LoginAgain.tsx';
export { LoginPage } from './features/login/LoginPage.tsx';
