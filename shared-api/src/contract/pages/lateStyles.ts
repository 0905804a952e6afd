/** The id of what a page says once it is shown without stylesheets that have not come; hidden until then. */
export const lateStyles = 'late-styles';
