/** Refusals of requests that no page of ours sends: malformed HTTP, bodies and queries of programs. */
export const programEn = {
  // Requests
  hostHeader: () => 'The request must have exactly one Host header.',
  chunksTooLong: () => 'The chunk extensions of the body are too long.',
  expectHeader: () => 'The Expect header may only say 100-continue.',
  notHttp: () => 'The request is not valid HTTP.',
  noCall: ({ method, path }: { method: string; path: string }) =>
    `There is no call ${method} ${path}.`,
  clientGone: () => 'The client has gone.',
  bodyNoJson: () =>
    'The body must be JSON: send it with the header "content-type: application/json".',
  bodyEmpty: () => 'The body is empty; it must be a JSON object.',
  bodyInvalidJson: () => 'The body is not valid JSON.',
  bodyNoFields: () => 'The body must be a JSON object of fields.',
  foreignSignature: () => 'The signature is not the payment provider’s.',

  // Query parameters
  unknownParameter: ({ name }: { name: string }) => `There is no parameter "${name}".`,
  unknownFilter: ({ name }: { name: string }) => `There is no filter "${name}".`,
  parameterTwice: ({ label }: { label: string }) => `${label} may be given once only.`,
  filterTwice: ({ label }: { label: string }) => `Give "${label}" once.`,
  notDayShort: ({ label }: { label: string }) => `${label} must be a day, YYYY-MM-DD.`,
  notInOrOut: ({ label }: { label: string }) => `${label} must be in or out.`,
  notGivenCursor: ({ label }: { label: string }) =>
    `${label} must be the place that an answer gave.`,
  notWhole: ({ label, max }: { label: string; max: number }) =>
    `${label} must be a whole number from 1 to ${max}.`,
};
