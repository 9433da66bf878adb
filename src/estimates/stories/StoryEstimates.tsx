import type { DataProvider } from 'ra-core';
import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { RESOURCES } from '#domain/generated/resources';
import type { Row } from '../../dataProvider/row';
import { CrudStage } from '../../crud/fixtures/CrudStage';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import EstimatesScreen from '../EstimatesScreen';

export interface StoryEstimatesProps {
  estimates?: readonly Row[];
  /** Calls that answer otherwise than usual. */
  provider?: Partial<DataProvider>;
}

const LONG =
  'The Residence of the Montgomery-Villanueva Family at the Far End of the Lake, with the Guest House and Both Spas';
const anEstimate = (id: number, name: string, more: Row | object = {}): Row => ({
  id,
  name,
  company_name: 'Larkmere Pools',
  company_id: 7,
  address_line_1: `${id} Oak Street`,
  city: 'Katy',
  entered_date: '2026-03-02',
  status: 'Estimate',
  version: 1,
  ...more,
});
const USUAL: readonly Row[] = [
  anEstimate(20619, 'Bishop Residence', { status: 'Preliminary' }),
  anEstimate(20618, 'Ochoa Backyard', { status: 'Approved', city: 'Bellaire' }),
  anEstimate(20617, LONG, { company_name: 'Saltgrass & Stone Custom Pools of Greater Houston' }),
  anEstimate(20616, 'Galvan Residence', { address_line_1: null, city: null, entered_date: null }),
];

const RESOURCE = RESOURCES.filter(({ name }) => name === 'estimate');

/** The list of estimates over rows in memory. */
export const StoryEstimates = ({ estimates = USUAL, provider }: StoryEstimatesProps) => {
  const { pathname, search } = useLocation();
  const dataProvider = useMemo(() => memoryProvider({ estimate: estimates }, provider), [estimates, provider]);
  return (
    <CrudStage provider={dataProvider} resources={RESOURCE}>
      <output hidden data-testid="address">
        {pathname}
        {search}
      </output>
      <Routes>
        <Route path="/estimate" element={<EstimatesScreen />} />
        <Route path="*" element={<h1>Estimate form</h1>} />
      </Routes>
    </CrudStage>
  );
};
