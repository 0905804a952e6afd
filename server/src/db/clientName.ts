/** SQL for the display name of a client (`c`): the company, or else the person. */
export const clientName = "coalesce(nullif(c.company_name, ''), c.full_name)";
