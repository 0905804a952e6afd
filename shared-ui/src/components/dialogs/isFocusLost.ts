/** Whether what had the focus has gone, or was disabled. */
export const isFocusLost = ({ ownerDocument }: HTMLElement): boolean =>
  ownerDocument.activeElement === ownerDocument.body;
