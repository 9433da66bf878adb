import { useState, type ReactNode } from 'react';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { Button } from '../../page/Button';
import { toast } from '../../toasts/toast';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import './cards.css';

/**
 * The page around printed sheets: its title, "Print", and after printing the question whether they leave the queue
 * [WO-030].
 */
export const PrintPage = ({
  title,
  queued,
  tools,
  onPrint = () => window.print(),
  children,
}: {
  title: string;
  /** The sub-jobs that were printed, where they came from the queue. */
  queued: readonly number[];
  /** What chooses what is on the paper. */
  tools?: ReactNode;
  onPrint?: () => void;
  children: ReactNode;
}) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const print = (): void => {
    onPrint();
    if (queued.length > 0) setAsking(true);
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    try {
      await api.updatePrintQueue(queued, false);
      toast.success(text('queue_removed'));
    } catch (error) {
      toast.error(error instanceof Error ? errorText(error, language) : text('start_failed'));
    }
  };
  return (
    <div className="sheets-page">
      <div className="print-bar">
        <h1>{title}</h1>
        {tools}
        <Button variant="outlined" onClick={print}>
          {text('print')}
        </Button>
      </div>
      {isAsking && (
        <div className="print-ask" role="alertdialog" aria-label={text('queue_ask')}>
          <p>{text('queue_ask')}</p>
          <Button variant="outlined" onClick={() => setAsking(false)}>
            {text('keep')}
          </Button>
          <Button variant="outlined" onClick={() => void remove()}>
            {text('remove')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
};
