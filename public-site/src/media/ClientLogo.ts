/** A client's logo. */
export interface ClientLogo {
  name: string;
  logo: string;
  /** For the dark scheme, where a company's own logo has one. */
  dark?: string;
}
