/** SQL of the name a client (`c`) goes by: the company, or the person where there is none. */
export const clientName = "coalesce(nullif(c.company_name, ''), c.full_name)";
