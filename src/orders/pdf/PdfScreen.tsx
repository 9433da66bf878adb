import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { GUTTER } from '../../crud/look/RecordPage';
import { useRest } from '../../dataProvider/rest';
import { Loading } from '../../errors/Loading';
import { download } from '../../files/download';
import { PageHeader } from '../../page/PageHeader';
import { useLoaded } from '../../dataProvider/useLoaded';
import { useOrdersText } from '../useOrdersText';
import '../orders.css';

interface Props {
  kind: 'purchase-order' | 'inventory-relocation';
  /** The address's part with the id. */ param: string;
  back: string;
}

/** A paper as PDF, with Download and Print [PO-001 RO-001]. */
export default function PdfScreen({ kind, param, back }: Props) {
  const text = useOrdersText();
  const rest = useRest();
  const id = useParams()[param] ?? '';
  const frame = useRef<HTMLIFrameElement>(null);
  const load = useCallback(async () => {
    const content = await (await rest(`/v1/pdf/${kind}/${id}`)).blob();
    return { content, address: URL.createObjectURL(content) };
  }, [rest, kind, id]);
  const { value, error, reload } = useLoaded(load);
  const address = value?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  const name = `${kind}-${id}.pdf`;
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text(kind === 'purchase-order' ? 'purchase_orders' : 'relocation_orders'), to: back },
          { label: `#${id}` },
        ]}
        actions={
          value && (
            <>
              <Button variant="outlined" onClick={() => frame.current?.contentWindow?.print()}>
                {text('print')}
              </Button>
              <Button variant="contained" onClick={() => download(name, value.content)}>
                {text('download')}
              </Button>
            </>
          )
        }
      />
      <div style={{ padding: `0 ${GUTTER.xs}` }}>
        {error !== null && <ErrorPanel error={error} onRetry={reload} />}
        {error === null && !value && <Loading />}
        {/* A sandbox would keep the browser's own PDF viewer out; what is shown is made by our server. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        {value && <iframe ref={frame} className="order-paper" title={text('paper')} src={value.address} />}
      </div>
    </>
  );
}
