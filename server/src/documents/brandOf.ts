/** The brand that a type of work goes by. */
export const brandOf = (type: string): 'cleaning' | 'contracting' =>
  type === 'Contracting' ? 'contracting' : 'cleaning';
