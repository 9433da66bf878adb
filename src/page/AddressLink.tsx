import { addressLine, MAPS_LINK_ATTRIBUTES, type AddressParts } from '#domain/inputs/address';
import { useLanguage } from '../i18n/useLanguage';

interface Props {
  address: AddressParts;
  /** What is read instead of the whole address, such as the street in a column of streets. */
  shown?: string | null;
  tabIndex?: number;
  userAgent?: string;
}

/**
 * An address as a link to driving directions in a new tab; plain text when nothing of it is known [NAV-038 NAV-041].
 */
export const AddressLink = ({ address, shown = null, tabIndex, userAgent = navigator.userAgent }: Props) => {
  const { language } = useLanguage();
  const { text, href } = addressLine(address, userAgent, language);
  return href ? (
    <a className="address-link" href={href} tabIndex={tabIndex} {...MAPS_LINK_ATTRIBUTES}>
      {shown ?? text}
    </a>
  ) : (
    <span>{text}</span>
  );
};
