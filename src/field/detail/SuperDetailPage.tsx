import { useCallback } from 'react';
import { useParams } from 'react-router';
import { idInAddress } from '#domain/inputs/idInAddress';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import type { LiveEvent } from '../../live/liveEvent';
import { useWallData } from '../../live/useWallData';
import { Button } from '../../page/Button';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useFieldApi } from '../data/useFieldApi';
import { clockOf } from '../site/clockOf';
import { useFieldText } from '../useFieldText';
import { SuperDetail } from './SuperDetail';

const isNews = ({ name }: LiveEvent): boolean => name === 'cards';

const Loaded = ({ id }: { id: number }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const load = useCallback(async () => ({ detail: await api.detail(id) }), [api, id]);
  const { answer, updatedAt, error, isLost, refresh } = useWallData(load, isNews);
  useDocumentTitle(answer?.detail?.job_name ?? null);
  if (answer?.detail && updatedAt)
    return <SuperDetail detail={answer.detail} asOf={isLost ? clockOf(updatedAt, language) : null} refresh={refresh} />;
  if (answer) return <p className="super-missing">{text('not_found')}</p>;
  if (error === null) return <Loading />;
  const words = error instanceof CallError && error.kind === 'answered' ? errorText(error, language) : text('waiting');
  return (
    <div className="super-missing" role="alert">
      <p>
        <strong>{text('load_failed')}</strong> {words}
      </p>
      <Button variant="outlined" onClick={refresh}>
        {text('again')}
      </Button>
    </div>
  );
};

/** The address of the page of a sub-job for supervisors and crews [NAV-124 RPT-011]. */
export default function SuperDetailPage() {
  const id = idInAddress(useParams().jobDetailID ?? '');
  const text = useFieldText();
  return id === null ? <p className="super-missing">{text('not_found')}</p> : <Loaded key={id} id={id} />;
}
