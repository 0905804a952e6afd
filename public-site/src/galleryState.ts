/** What a link to the gallery may hand over with its address. */
export interface GalleryState {
  /** Which stories are shown, in which order; the highlighted ones if it does not say. */
  stories?: number[];
  /** Whether the home page is one step back, with the link that was clicked. */
  isFromHome?: true;
}
