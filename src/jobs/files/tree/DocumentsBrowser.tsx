import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDocumentsText } from '../useDocumentsText';
import { LoadedBrowser } from './LoadedBrowser';
import { useDocuments } from './useDocuments';
import './documents.css';

/** The documents of a job or an estimate [DOC-001 DOC-008]. */
export const DocumentsBrowser = ({ jobId, jobName }: { jobId: number; jobName: string }) => {
  const text = useDocumentsText();
  const documents = useDocuments(jobId);
  const { loaded, error, reload } = documents;
  if (loaded) return <LoadedBrowser jobId={jobId} jobName={jobName} documents={documents} loaded={loaded} />;
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void reload()}>
            {text('retry')}
          </Button>
        }
      >
        {text('load_failed')}
      </Alert>
    );
  return (
    <p className="doc-empty" role="status">
      {text('loading')}
    </p>
  );
};
