import { AddressLink } from '../page/AddressLink';
import { LinkedText } from '../page/LinkedText';
import type { Site } from './site';
import { useSiteText } from './useSiteText';
import './site.css';

/** Where it is and how one gets in; what is critical stands out. */
export const SiteFacts = ({ site }: { site: Site }) => {
  const text = useSiteText();
  return (
    <>
      {site.critical_note && (
        <p className="site-critical" role="note" aria-label={text('critical')}>
          <LinkedText text={site.critical_note} />
        </p>
      )}
      <p className="site-address">
        <AddressLink address={site} />
        {site.pin && <small>{text('pin_by_hand')}</small>}
        {site.is_place_known === false && <small>{text('place_unknown')}</small>}
      </p>
      {(site.gate_code || site.key_map) && (
        <dl className="site-access">
          {site.gate_code && (
            <div>
              <dt>{text('gate_code')}</dt>
              <dd className="site-code">{site.gate_code}</dd>
            </div>
          )}
          {site.key_map && (
            <div>
              <dt>{text('key_map')}</dt>
              <dd>{site.key_map}</dd>
            </div>
          )}
        </dl>
      )}
      {site.job_notes && (
        <p className="site-notes" role="note" aria-label={text('job_notes')}>
          <LinkedText text={site.job_notes} />
        </p>
      )}
    </>
  );
};
