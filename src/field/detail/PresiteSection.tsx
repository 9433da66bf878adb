import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { presiteParts } from '#domain/field/siteParts';
import { mayEditPresiteField } from '#domain/presite/presiteRights';
import { useWritingPermissions } from '../../auth/useWritingPermissions';
import { useLanguage } from '../../i18n/useLanguage';
import { Loading } from '../../errors/Loading';
import { fetchedLater } from '../../page/fetchedLater';
import { Section } from '../../page/Section';
import type { SupervisorDetail } from '../data/fieldApi';
import { SheetPartView } from '../site/SheetPartView';
import { useFieldText } from '../useFieldText';

const PresiteCheck = fetchedLater(() => import('./PresiteCheck'));

/** What the check of the site found; who may fill it in opens it here, by the rules of the office [RPT-016 PRE-020]. */
export const PresiteSection = ({ detail, refresh }: { detail: SupervisorDetail; refresh: () => void }) => {
  const text = useFieldText();
  const { language } = useLanguage();
  const held = useWritingPermissions();
  const id = useId();
  const { presite } = detail.sub_job;
  const parts = presiteParts(presite, language);
  const mayFillIn = presite !== null && mayEditPresiteField(held, detail.may_edit, 'checkin_date');
  // Whoever comes from a presite's stop comes to fill it in.
  const isAsked = useLocation().hash === '#presite';
  const [isOpen, setIsOpen] = useState(isAsked && mayFillIn);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) (mayFillIn ? sheet.current : sheet.current?.closest('section'))?.scrollIntoView();
  }, [isAsked, mayFillIn]);
  return (
    <Section title={text('presite')}>
      {!isOpen && parts.length === 0 && <p className="super-none">{text('nothing')}</p>}
      {!isOpen && parts.map((part, index) => <SheetPartView key={part.title.en} part={part} isTitled={index > 0} />)}
      {mayFillIn && (
        <div className="site-actions super-fill">
          <button
            type="button"
            className="site-action"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              if (isOpen) refresh();
              setIsOpen(!isOpen);
            }}
          >
            {text(isOpen ? 'presite_close' : 'presite_fill')}
          </button>
        </div>
      )}
      <div id={id} ref={sheet} className="super-check-place">
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <PresiteCheck detail={detail} />
          </Suspense>
        )}
      </div>
    </Section>
  );
};
