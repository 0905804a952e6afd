/** So many services at the list price, and discounted (specification 3, "Deal tier"). */
export interface DealTier {
  id: number;
  numberOfService: number;
  /** Dollars, without tax. */
  price: number;
  discountPrice: number;
}

/** The tiers of one thing that students book (specification 3, 9). */
export interface DealGroup {
  name: string;
  tiers: DealTier[];
}
