import { addressLine, MAPS_LINK_ATTRIBUTES, type AddressParts } from '#domain/inputs/address';
import { useLanguage } from '../i18n/useLanguage';

/** An address as a link to driving directions in a new tab; plain text when nothing of it is known [NAV-038 NAV-041]. */
export const AddressLink = ({
  address,
  userAgent = navigator.userAgent,
}: {
  address: AddressParts;
  userAgent?: string;
}) => {
  const { language } = useLanguage();
  const { text, href } = addressLine(address, userAgent, language);
  return href ? (
    <a className="address-link" href={href} {...MAPS_LINK_ATTRIBUTES}>
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
};
