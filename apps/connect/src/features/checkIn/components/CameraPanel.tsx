import { Button, Text } from '@grow/ui';
import { Camera, CameraOff, Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react';
import { m } from '../../../paraglide/messages';
import type { CameraProblem } from '../camera/openCamera';
import { useCamera, type CameraState } from '../camera/useCamera';
import { Buttons, Frame, Hint, Panel, Video } from './CameraPanel.styles';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const problemWords: Record<CameraProblem, () => { title: string; detail: string }> = {
  denied: () => ({ title: m.check_in_camera_denied(), detail: m.check_in_camera_denied_detail() }),
  none: () => ({ title: m.check_in_camera_none(), detail: m.check_in_camera_none_detail() }),
  busy: () => ({ title: m.check_in_camera_busy(), detail: m.check_in_camera_busy_detail() }),
  failed: () => ({ title: m.check_in_camera_failed(), detail: m.check_in_camera_failed_detail() }),
};

const isProblem = (state: CameraState): state is CameraProblem => state in problemWords;

type CameraPanelProps = {
  onCode: (text: string) => void;
};

/** The camera of the desk with its buttons; without one it says why, and what to do instead. */
export function CameraPanel({ onCode }: CameraPanelProps) {
  const { video, state, isTorchOn, turnOn, turnOff, switchCamera, turnTorch } = useCamera(onCode);
  const isOpen = state === 'on' || state === 'starting';
  return (
    <Panel aria-label={m.check_in_camera()}>
      <Frame data-open={isOpen ? '' : undefined}>
        <Video ref={video} muted playsInline aria-label={m.check_in_camera_aim()} />
        {isOpen && <Hint>{state === 'on' ? m.check_in_camera_aim() : m.check_in_camera_starting()}</Hint>}
      </Frame>
      {isProblem(state) && (
        <div role="alert">
          <Text step="h4">{problemWords[state]().title}</Text>
          <Text step="ui" tone="muted">
            {problemWords[state]().detail}
          </Text>
        </div>
      )}
      <Buttons>
        {isOpen ? (
          <Button icon={<CameraOff {...icon} />} onClick={turnOff}>
            {m.check_in_camera_off()}
          </Button>
        ) : (
          <Button variant="primary" size="lg" isBlock icon={<Camera {...icon} />} onClick={turnOn}>
            {m.check_in_camera_on()}
          </Button>
        )}
        {isOpen && switchCamera && (
          <Button icon={<SwitchCamera {...icon} />} onClick={switchCamera}>
            {m.check_in_camera_switch()}
          </Button>
        )}
        {isOpen && turnTorch && (
          <Button
            icon={isTorchOn ? <FlashlightOff {...icon} /> : <Flashlight {...icon} />}
            onClick={turnTorch}
          >
            {isTorchOn ? m.check_in_torch_off() : m.check_in_torch_on()}
          </Button>
        )}
      </Buttons>
    </Panel>
  );
}
