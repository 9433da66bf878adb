import { KeptAlert } from '../../../saving/KeptAlert';
import type { KeptOffer } from './useKeptDraft';

/** Offers the unsaved edits of an earlier visit. */
export const KeptBanner = ({ kept, restore, discard }: KeptOffer) =>
  kept && <KeptAlert at={kept.at} restore={restore} discard={discard} />;
