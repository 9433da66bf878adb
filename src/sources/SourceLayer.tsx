import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { DataProviderContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { CatalogueContext } from '../dataProvider/catalogue/CatalogueContext';
import { useRest } from '../dataProvider/rest';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { GUTTER } from '../crud/look/RecordPage';
import { Loading } from '../errors/Loading';
import { useLanguage } from '../i18n/useLanguage';
import { openSource, type OpenSource } from '../dataProvider/sources/openSource';

/** Milliseconds for which the tables of a source are not asked for again. */
const KEPT_MS = 60_000;

/**
 * A source around its screens: its tables in place of ours, and the way to it. One that is away is said here, and
 * nowhere else [SRC-001].
 */
export const SourceLayer = ({ children }: { children: (opened: OpenSource) => ReactNode }) => {
  const { source = '' } = useParams();
  const { pathname } = useLocation();
  const rest = useRest();
  const { language } = useLanguage();
  const screen = /\/new\/?$/.test(pathname) ? 'new' : 'other';
  const { data, error, refetch } = useQuery({
    queryKey: ['source', source, language, screen],
    queryFn: ({ signal }) => openSource(rest, source, language, screen, signal),
    retry: false,
    staleTime: KEPT_MS,
  });
  if (error && !data)
    return (
      <Box sx={{ p: GUTTER }}>
        <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />
      </Box>
    );
  if (!data) return <Loading />;
  return (
    <CatalogueContext value={data.catalogue}>
      <DataProviderContext value={data.dataProvider}>{children(data)}</DataProviderContext>
    </CatalogueContext>
  );
};
