import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { LocalText } from '#domain/localText';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { GUTTER } from '../crud/look/RecordPage';
import { useRest } from '../dataProvider/rest';
import { useLoaded } from '../dataProvider/useLoaded';
import { Loading } from '../errors/Loading';
import { download } from '../files/download';
import { textHook } from '../i18n/textHook';
import { useLocalText } from '../i18n/useLocalText';
import { PageHeader } from '../page/PageHeader';
import { papersMessages } from './messages';
import './paper.css';

const usePapersText = textHook(papersMessages);

interface Props {
  /** The word in the address of the paper: `purchase-order`. */
  kind: string;
  /** The address's part with the id; without it in the address it is the blank form. */
  param: string;
  list: { label: LocalText; to?: string };
}

/** A paper as PDF, with Download and Print [PO-001 RO-001 WO-021 WO-029]. */
export default function PaperScreen({ kind, param, list }: Props) {
  const text = usePapersText();
  const local = useLocalText();
  const rest = useRest();
  const id = useParams()[param] ?? 'blank';
  const frame = useRef<HTMLIFrameElement>(null);
  const load = useCallback(async () => {
    const content = await (await rest(`/v1/pdf/${kind}/${id}`)).blob();
    return { content, address: URL.createObjectURL(content) };
  }, [rest, kind, id]);
  const { value, error, reload } = useLoaded(load);
  const address = value?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  // A phone's browser has no viewer of its own: there the paper opens beside the page.
  const hasViewer = navigator.pdfViewerEnabled;
  const print = (): void => {
    if (hasViewer) frame.current?.contentWindow?.print();
    else window.open(address, '_blank');
  };
  return (
    <>
      <PageHeader
        crumbs={[
          { label: local(list.label), ...(list.to === undefined ? {} : { to: list.to }) },
          { label: id === 'blank' ? text('blank') : `#${id}` },
        ]}
        actions={
          value && (
            <>
              <Button variant="outlined" onClick={print}>
                {text('print')}
              </Button>
              <Button variant="contained" onClick={() => download(`${kind}-${id}.pdf`, value.content)}>
                {text('download')}
              </Button>
            </>
          )
        }
      />
      <div style={{ padding: `0 ${GUTTER.xs}` }}>
        {error !== null && <ErrorPanel error={error} onRetry={reload} />}
        {error === null && !value && <Loading />}
        {value && !hasViewer && (
          <p>
            {text('no_viewer')}{' '}
            <a href={value.address} target="_blank" rel="noopener">
              {text('open')}
            </a>
          </p>
        )}
        {/* A sandbox would keep the browser's own PDF viewer out; what is shown is made by our server. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        {value && hasViewer && <iframe ref={frame} className="paper-frame" title={text('paper')} src={value.address} />}
      </div>
    </>
  );
}
