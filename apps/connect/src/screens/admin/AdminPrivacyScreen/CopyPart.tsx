import { privacyMutations, type ListedDataRequest } from '@grow/core/privacy';
import { slugFrom } from '@grow/core/text';
import { useGrowClient } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { saveFile } from '../../../shared/file';
import { requestPersonName } from './RequestLine';

const Part = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
`;

/** Everything about the person as a file, for them; it asks for a fresh proof, and it is noted who took it. */
export function CopyPart({ request }: { request: ListedDataRequest }) {
  const { supabase } = useGrowClient();
  const [isAsked, setAsked] = useState(false);
  const name = requestPersonName(request);
  const taking = useProductMutation(privacyMutations(supabase).exportForRequest(saveFile), {
    words: {
      done: m.data_request_copy_done({ name }),
      detail: (file) => m.data_request_copy_done_detail({ file: file.name }),
    },
  });
  return (
    <Part>
      <Text step="ui">
        {request.kind === 'copy' ? m.data_request_copy_about({ name }) : m.data_request_copy_first({ name })}
      </Text>
      <Button icon={<Download size={18} strokeWidth={1.75} aria-hidden />} onClick={() => setAsked(true)}>
        {m.data_request_copy_prepare()}
      </Button>
      <ProofDialog
        isOpen={isAsked}
        title={m.data_request_copy_title({ name })}
        detail={m.data_request_copy_warning()}
        action={m.data_request_copy_prepare()}
        onConfirm={() => taking.send({ id: request.id, name: slugFrom(name) })}
        onClose={() => setAsked(false)}
      />
    </Part>
  );
}
