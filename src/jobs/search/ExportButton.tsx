import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { EXPORTS_JOB_SEARCH } from '#domain/access/needs';
import { csvName } from '#domain/exports/csv';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { useCan } from '../../auth/useCan';
import { useToday } from '../../clock/useToday';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { FirstPage, JobSearchApi, SearchQuestion } from './data/jobSearchApi';
import { useJobSearchText } from './useJobSearchText';

interface Props {
  api: JobSearchApi;
  /** What the list shows. */ found: { question: SearchQuestion; count: FirstPage['count'] } | null;
}

/** All that the search found, as a CSV file, for who may take data out of the product. */
export const ExportButton = ({ api, found }: Props) => {
  const text = useJobSearchText();
  const { language } = useLanguage();
  const today = useToday();
  const mayExport = useCan(EXPORTS_JOB_SEARCH);
  const [isMaking, setMaking] = useState(false);
  if (!mayExport) return null;
  const save = async ({ question, count }: NonNullable<Props['found']>): Promise<void> => {
    setMaking(true);
    try {
      download(csvName('job-search', today), await api.file(question, language));
      if (count > SEARCH_LIMIT) toast.success(text('export_cut'));
    } catch {
      toast.error(text('export_failed'));
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isMaking || found === null || found.count === 0}
      onClick={() => {
        if (found) void save(found);
      }}
    >
      {text(isMaking ? 'exporting' : 'export')}
    </Button>
  );
};
