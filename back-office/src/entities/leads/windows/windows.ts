// The window with the mail comes first: its preview's styles stand before those of the window and its fields.
export { ReplyWindow } from './ReplyWindow.tsx';
export { ClientWindow } from './ClientWindow.tsx';
export { CloseWindow } from './CloseWindow.tsx';
