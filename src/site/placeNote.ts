import type { Site } from './site';
import type { SiteMessage } from './useSiteText';

/**
 * What paper says of the place of a site: the pin that was set by hand, or that the address is not verified; null for one
 * that is [KEY-020].
 */
export const placeNote = (
  { pin, is_place_known }: Pick<Site, 'pin' | 'is_place_known'>,
  text: (message: SiteMessage) => string,
): string | null => {
  if (pin) return `${text('pin')} ${pin}`;
  return is_place_known === false ? text('place_unknown') : null;
};
