import { Text } from '@grow/ui';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useIsBeside } from './useIsBeside';

type Place = HTMLElement | null;

const Slots = createContext<{ readonly lead: Place; readonly actions: Place }>({ lead: null, actions: null });

/** The places in a head that a part below its tabs fills with `HeadPart`: refs for the head, and the value of `HeadSlots` around the part. */
export function useHeadSlots() {
  const [lead, setLead] = useState<Place>(null);
  const [actions, setActions] = useState<Place>(null);
  return { slots: { lead, actions }, setLead, setActions };
}

/** Brings the places of a head to the parts below it. */
export const HeadSlots = Slots.Provider;

const Inline = styled.div`
  display: grid;
  gap: 16px;
`;

/** A row of what can be done in a head. */
export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: start;
`;

/**
 * What a part says and offers in the head above its tabs. Where the head has no room beside its title, it stands at the
 * top of the part instead: above the tabs it would push them down when it comes.
 */
export function HeadPart({ lead, actions }: { lead: ReactNode; actions?: ReactNode }) {
  const slots = useContext(Slots);
  if (!useIsBeside())
    return (
      <Inline>
        <Text step="lead" tone="muted">
          {lead}
        </Text>
        <HeadActions>{actions}</HeadActions>
      </Inline>
    );
  return (
    <>
      {slots.lead && createPortal(lead, slots.lead)}
      {slots.actions && createPortal(actions, slots.actions)}
    </>
  );
}
