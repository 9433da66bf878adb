import DirectionsIcon from '@mui/icons-material/Directions';
import PhoneIcon from '@mui/icons-material/Phone';
import type { ReactNode } from 'react';
import type { CallRole } from '#domain/field/callList';
import { addressLine, MAPS_LINK_ATTRIBUTES } from '#domain/inputs/address';
import { phoneLink, phoneText } from '#domain/inputs/phoneLink';
import { useLanguage } from '../i18n/useLanguage';
import type { Site } from './site';
import { useSiteText, type SiteMessage } from './useSiteText';
import './site.css';

const WHO: Readonly<Record<CallRole, SiteMessage>> = {
  supervisor: 'supervisor',
  builder: 'builder',
  homeowner: 'homeowner',
  site: 'site',
};

interface Props {
  site: Site;
  /** Further buttons, such as the camera. */
  children?: ReactNode;
  userAgent?: string;
}

/**
 * What is one tap away at a site: the way there in the phone's own map app, and whoever can be called, each by name
 * [FLD-002].
 */
export const SiteActions = ({ site, children, userAgent = navigator.userAgent }: Props) => {
  const text = useSiteText();
  const { language } = useLanguage();
  const { href } = addressLine(site, userAgent, language);
  return (
    <div className="site-actions">
      {href !== null && (
        <a className="site-action is-first" href={href} {...MAPS_LINK_ATTRIBUTES}>
          <DirectionsIcon aria-hidden="true" />
          {text('directions')}
        </a>
      )}
      {children}
      {site.calls.map(({ role, name, phone, extension }) => {
        const who = name ?? text(WHO[role]);
        return (
          <a key={phoneText(phone, extension)} className="site-action" href={phoneLink(phone, extension)}>
            <PhoneIcon aria-hidden="true" />
            <span className="site-who">
              <span>
                <span className="visually-hidden">{text('call')} </span>
                {who}
              </span>
              <small>{[name && text(WHO[role]), phoneText(phone, extension)].filter(Boolean).join(' · ')}</small>
            </span>
          </a>
        );
      })}
    </div>
  );
};
