import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

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

/** What a part says and offers in the head above its tabs. */
export function HeadPart({ lead, actions }: { lead: ReactNode; actions?: ReactNode }) {
  const slots = useContext(Slots);
  return (
    <>
      {slots.lead && createPortal(lead, slots.lead)}
      {slots.actions && createPortal(actions, slots.actions)}
    </>
  );
}
