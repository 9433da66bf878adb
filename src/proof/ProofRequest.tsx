import { ProofDialog } from './ProofDialog';
import { textHook } from '../i18n/textHook';
import { proofMessages } from './messages';

const useProofText = textHook(proofMessages);

/** Asked for by a write from any screen: what is proven goes to who waits for it, null where it is left [SEC-003]. */
const ProofRequest = ({ onProof }: { onProof: (proof: string | null) => void }) => {
  const say = useProofText();
  return (
    <ProofDialog
      title={say('access_title')}
      text={say('access_text')}
      onCancel={() => onProof(null)}
      onDone={async (proof) => onProof(proof)}
    />
  );
};
export default ProofRequest;
