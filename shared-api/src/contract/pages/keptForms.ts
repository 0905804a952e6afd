/**
 * Session storage key of what visitors type into forms: by the name in a form's `data-kept`, when it was typed
 * (milliseconds) and its `values`. The shell's early script writes it as well.
 */
export const keptFormsKey = 'forms';
