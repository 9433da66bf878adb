import { GraphiQL } from 'graphiql';
import { useMemo, type FocusEvent, type KeyboardEvent } from 'react';
import { useProfile } from '../../auth/useProfile';
import { viewing } from '../../auth/viewing';
import { useServer } from '../../dataProvider/ServerContext';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useThemeMode } from '../../theme/useThemeMode';
import { useAdminText } from '../useAdminText';
import { fetcherOver } from './fetcherOver';
import { storageInMemory, storageOf } from './storage';
import 'graphiql/style.css';
import './graphiql.css';

const EXAMPLE = `# Ctrl+Enter runs it, Ctrl+Space offers what may stand here.
query Builders {
  customers(page: { number: 1, size: 10 }) {
    total_count
    items { id company_name }
  }
}
`;

/** Tab leaves an editor, as it leaves any other field; a list of offers takes it first. */
const leaveByTab = (event: KeyboardEvent): void => {
  const isInEditor = event.target instanceof Element && event.target.closest('.CodeMirror') !== null;
  if (event.key === 'Tab' && isInEditor && !document.querySelector('.CodeMirror-hints')) event.stopPropagation();
};

/** An editor's hidden field is named as the region that it stands in. */
const nameField = ({ target }: FocusEvent): void => {
  const name = target instanceof HTMLTextAreaElement && target.closest('[aria-label]')?.getAttribute('aria-label');
  if (name) target.setAttribute('aria-label', name);
};

/** The API by hand, with one's own rights: queries, answers and the docs of the schema [OPS-005]. */
export default function GraphiqlScreen() {
  const text = useAdminText();
  const server = useServer();
  const { mode } = useThemeMode();
  const userId = useProfile()?.id ?? 0;
  const fetcher = useMemo(() => fetcherOver(server), [server]);
  // Who looks as somebody else keeps nothing of it on the device.
  const storage = useMemo(() => (viewing ? storageInMemory() : storageOf(userId, window.localStorage)), [userId]);
  useDocumentTitle(`GraphiQL - ${text('title')}`);
  return (
    <>
      <PageHeader crumbs={[{ label: text('title'), to: '/admin' }, { label: 'GraphiQL' }]} />
      <p className="graphiql-hint">{text(viewing ? 'graphiql_viewing' : 'graphiql_hint')}</p>
      <div className="graphiql-place" onKeyDownCapture={leaveByTab} onFocusCapture={nameField}>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          defaultQuery={EXAMPLE}
          forcedTheme={mode}
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>API</GraphiQL.Logo>
        </GraphiQL>
      </div>
    </>
  );
}
