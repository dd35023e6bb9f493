import { UNDO_ICONS } from '../../drawings/undo-icons.ts';
import { TIMING_ICONS } from '../../games/chu-han/drawings/timing-icons.ts';
import { CardButton, PlayingCard } from '../../games/chu-han/ui/PlayingCard.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DynastyIcon, PathIcon, TileIcon } from '../../ui/icons.tsx';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TodoList } from '../../ui/TodoList.tsx';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { Verdict } from '../../ui/Verdict.tsx';

const ignore = () => undefined;

/** Shows the components of the tools, each in every state. */
export function ComponentGallery() {
  return (
    <>
      <Verdicts />
      <Segments />
      <Keys />
      <Cards />
      <h2>Sheet</h2>
      <Dialog isOpen title="Rule: A war is won" closing="Close" close={ignore}>
        <p>The state with the higher strength wins.</p>
        <a href="#content">The rule on its page</a>
      </Dialog>
    </>
  );
}

function Verdicts() {
  return (
    <>
      <h2>Verdict</h2>
      <Verdict head="Count the red tiles of each state, and tap its leaders." />
      <Verdict tone="yes" head="State 1 (Rat) wins the war, 3 : 2.">
        <p>State 1 (Rat): 3 red tiles = 3. State 2 (Goat): 2 red tiles = 2.</p>
        <TodoList label="What to do now" todos={['Rat scores 1 red point.', 'Off the board: 4 red tiles.']} />
      </Verdict>
      <Verdict tone="yes" sign={31} head="Chu wins the game.">
        <p>31 points, and Han 30.</p>
      </Verdict>
      <Verdict tone="yes" sign={<DynastyIcon dynasty="tiger" name="" size={30} />} head="Tiger wins.">
        <p>Nobody’s lowest colour is higher.</p>
      </Verdict>
      <Verdict tone="no" head="No. The tile may not lie there.">
        <p>A tile of this kind lies on land only.</p>
      </Verdict>
      <Verdict tone="open" head="Who placed the tile decides the tie.">
        <p>Both have a strength of 3.</p>
      </Verdict>
    </>
  );
}

const SIDES = ['Han', 'Chu'];

function Segments() {
  const renderButtons = (names: readonly string[], isOff = false) =>
    names.map((name, i) => (
      <ToggleButton key={name} isOn={i === 0} isOff={isOff && i > 0} pick={ignore}>
        {name}
      </ToggleButton>
    ));
  return (
    <>
      <h2>Segment</h2>
      <ToggleGroup name="Who opens?">{renderButtons(SIDES)}</ToggleGroup>
      <ToggleGroup name="Who has won?" isTitled>
        {renderButtons(SIDES)}
      </ToggleGroup>
      <ToggleGroup name="Not yet">{renderButtons(SIDES, true)}</ToggleGroup>
      <ToggleGroup name="Players" look="stacked">
        {(['rat', 'tiger', 'rabbit', 'goat'] as const).map((dynasty, i) => (
          <ToggleButton key={dynasty} isOn={i === 1} pick={ignore}>
            <DynastyIcon dynasty={dynasty} name="" size={24} />
            {dynasty}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <ToggleGroup name="Pieces" look="words">
        {renderButtons(['Tiles', 'Leaders', 'More', 'Move', 'Remove'])}
      </ToggleGroup>
      <ToggleGroup name="Directions" look="fours">
        {renderButtons(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])}
      </ToggleGroup>
      <ToggleGroup name="Banks" look="wrapped">
        {renderButtons(['The land in the rectangle round the tile', 'The land under the tile alone'])}
      </ToggleGroup>
    </>
  );
}

const fewerOrMore = (key: 'one-less' | 'one-more', { what }: { what: string }) => `${what}: ${key}`;

function Keys() {
  return (
    <>
      <h2>Key</h2>
      <div class="keys">
        <SquareButton press={ignore}>7</SquareButton>
        <SquareButton label="Undo" press={ignore}>
          <PathIcon path={UNDO_ICONS.undo} size={24} />
        </SquareButton>
        <SquareButton label="Redo" isOff press={ignore}>
          <PathIcon path={UNDO_ICONS.redo} size={24} />
        </SquareButton>
        <SquareButton place="first" press={ignore}>
          9
        </SquareButton>
      </div>
      <Stepper name="Red tiles" value={3} least={0} most={9} setValue={ignore} t={fewerOrMore}>
        <TileIcon colour="red" size={28} />
        Red tiles
      </Stepper>
      <Stepper name="None" value={0} least={0} most={9} setValue={ignore} t={fewerOrMore} />
      <Stepper name="No more" value={9} least={0} most={9} setValue={ignore} t={fewerOrMore} />
      <div class="line">
        <ToggleGroup>
          <ToggleButton isOn pick={ignore}>
            War
          </ToggleButton>
          <ToggleButton isOn={false} pick={ignore}>
            Revolt
          </ToggleButton>
        </ToggleGroup>
        <SquareButton label="Undo" press={ignore}>
          <PathIcon path={UNDO_ICONS.undo} size={24} />
        </SquareButton>
      </div>
    </>
  );
}

function Cards() {
  const person = <PlayingCard rank={3} name="Lü Zhi" sign={TIMING_ICONS.reaction} mark="×1" />;
  return (
    <>
      <h2>Playing card</h2>
      <div class="keys">
        <PlayingCard rank={4} />
        <PlayingCard rank={7} mark="×3" />
        {person}
        <PlayingCard rank="?" mark="×5" isDown />
        <PlayingCard rank="+2" isDown />
      </div>
      <div class="keys">
        <CardButton label="Free" tap={ignore}>
          {person}
        </CardButton>
        <CardButton label="Chosen" isPressed tap={ignore}>
          {person}
        </CardButton>
        <CardButton label="Open below" isOpen tap={ignore}>
          <PlayingCard rank="?" mark="×5" isDown />
        </CardButton>
        <CardButton label="None left" isOff tap={ignore}>
          <PlayingCard rank={9} mark="×0" />
        </CardButton>
      </div>
    </>
  );
}
