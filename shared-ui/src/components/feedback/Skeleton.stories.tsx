import type { Stories } from '../../catalogue/Story.ts';
import { Skeleton } from './Skeleton.tsx';

export const stories: Stories = {
  Widths: () => (
    <>
      <Skeleton width="short" />
      <br />
      <Skeleton />
      <br />
      <Skeleton width="long" />
    </>
  ),
};
