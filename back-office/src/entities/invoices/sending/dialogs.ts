/** The chunk of the windows in which an invoice is sent; the one with the frame's parts comes first. */
export { SendDialog } from './SendDialog.tsx';
export { MarkSentDialog } from './MarkSentDialog.tsx';
