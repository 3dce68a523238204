import type { ListedPerson } from '@grow/core/people';
import { useUserId } from '@grow/shell';
import { Button, ButtonLink, Drawer, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useSearchParams } from 'react-router-dom';
import { personName, personOf, usePerson } from '../../../features/people';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { personActionsOf, type PersonAction } from './personActions';
import { PersonFacts } from './PersonFacts';

/** Nobody is there, or nobody yet. */
function Nobody({ isPending, error }: { isPending: boolean; error: unknown }) {
  if (error) return <FailedPart error={error} />;
  if (!isPending) return <Text step="ui">{m.people_gone()}</Text>;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

type PersonDrawerProps = {
  isOpen: boolean;
  /** The row that was clicked on: shown until the newest is there. */
  clicked: ListedPerson | undefined;
  onClose: () => void;
  onAction: (person: ListedPerson, action: PersonAction) => void;
};

/** Everything an organiser has to know about the person that the address names, and what can be done. */
export function PersonDrawer({ isOpen, clicked, onClose, onAction }: PersonDrawerProps) {
  const [query] = useSearchParams();
  const ownId = useUserId();
  const id = personOf(query);
  const { data: person, isPending, error } = usePerson(id, clicked);
  const canRemove = person ? personActionsOf(person, ownId).includes('remove') : false;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={person ? personName(person) : m.people_person()}
      closeLabel={m.people_close()}
      actions={
        person && (
          <>
            <ButtonLink
              href={fullPath(paths.confirmation({ person: person.userId }))}
              linkComponent={AppLink}
            >
              {m.people_confirmation()}
            </ButtonLink>
            <Button onClick={() => onAction(person, 'role')}>{m.people_change_role()}</Button>
            {canRemove && (
              <Button variant="danger" onClick={() => onAction(person, 'remove')}>
                {m.people_remove_action()}
              </Button>
            )}
          </>
        )
      }
    >
      {person ? (
        <PersonFacts person={person} />
      ) : (
        <Nobody isPending={id !== undefined && isPending} error={error} />
      )}
    </Drawer>
  );
}
