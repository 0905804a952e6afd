/** So many services at the list price, and discounted (docs/product/records.md). */
export interface DealTier {
  id: number;
  numberOfService: number;
  /** Dollars, without tax. */
  price: number;
  discountPrice: number;
}

/** The tiers of one thing that students book (docs/product/records.md, docs/product/limits.md). */
export interface DealGroup {
  name: string;
  tiers: DealTier[];
}
