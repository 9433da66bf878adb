import Button from '@mui/material/Button';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { EXPORTS_JOB_SEARCH } from '#domain/access/needs';
import { FILE_FORMATS, fileName, type FileFormat } from '#domain/exports/rowsFile';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { useCan } from '../../auth/useCan';
import { useToday } from '../../clock/useToday';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { FirstPage, JobSearchApi, SearchQuestion } from './data/jobSearchApi';
import { useJobSearchText } from './useJobSearchText';

interface Props {
  api: JobSearchApi;
  /** What the list shows. */
  found: { question: SearchQuestion; count: FirstPage['count'] } | null;
}

/** All that the search found, as CSV or as a workbook, for who may take data out of the product. */
export const ExportButton = ({ api, found }: Props) => {
  const text = useJobSearchText();
  const { language } = useLanguage();
  const today = useToday();
  const copy = useCopyTable();
  const copyText = useCopyText();
  const mayExport = useCan(EXPORTS_JOB_SEARCH);
  const [making, setMaking] = useState<FileFormat | null>(null);
  if (!mayExport) return null;
  const save = async ({ question, count }: NonNullable<Props['found']>, format: FileFormat): Promise<void> => {
    setMaking(format);
    toast.retry('export');
    try {
      download(fileName('job-search', today, format), await api.file(question, language, format));
      if (count > SEARCH_LIMIT) toast.success(text('export_cut'));
    } catch {
      toast.error(text('export_failed'), 'export');
    } finally {
      setMaking(null);
    }
  };
  const copyFound = async ({ question, count }: NonNullable<Props['found']>): Promise<void> => {
    await copy(async () => (await api.file(question, language, 'html')).text());
    if (count > SEARCH_LIMIT) toast.success(text('export_cut'));
  };
  const isIdle = making === null && found !== null && found.count > 0;
  return (
    <>
      {FILE_FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={!isIdle}
          onClick={() => {
            if (found) void save(found, format);
          }}
        >
          {text(making === format ? 'exporting' : `export_${format}`)}
        </Button>
      ))}
      <Button
        variant="outlined"
        startIcon={<CopyIcon />}
        disabled={!isIdle}
        onClick={() => {
          if (found) void copyFound(found);
        }}
      >
        {copyText('copy')}
      </Button>
    </>
  );
};
