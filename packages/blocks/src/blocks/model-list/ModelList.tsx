import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Carousel } from '../../elements/carousel/Carousel.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { headingsFrom } from '../../elements/headings.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { swatch } from '../../elements/styles/swatch.ts'
import type { ModelListFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { modelList } from './ModelList.contract.ts'
import * as css from './ModelList.css.ts'
import { en, type ModelListMessages } from './ModelList.messages.ts'

export type ModelListProps = ModelListFields & OptionsOf<typeof modelList> & MessagesOption<ModelListMessages> & RootProps

/**
 * Models of a family, or colours of a fabric, in a row. Without a model it renders nothing.
 * @requirement BLK-model_list
 */
export function ModelList({ title, models, headingLevel = 2, ...rest }: ModelListProps) {
  if (!models?.length) return null
  const messages = { ...en, ...rest.messages }
  const [Title, Name] = headingsFrom(headingLevel, !title)
  const slides = models.map((model) => ({
    id: model.id,
    lang: model.lang,
    content: (
      <>
        <div className={css.media} data-part="model-list-media" style={swatch(model.color)}>
          {/* A card is 350 px wide at most. @requirement BLK-model_list-03 */}
          {model.image || model.color ? (
            <Picture image={model.image} ratio="1:1" sizes="350px" />
          ) : (
            <p className={css.none} data-part="model-list-none">
              {messages.noPicture}
            </p>
          )}
        </div>
        <Name className={css.name} data-part="model-list-name">
          <FittedText text={model.title} className={css.fitted} />
        </Name>
        {model.description && (
          <p className={css.description} data-part="model-list-description">
            {model.description}
          </p>
        )}
      </>
    ),
  }))
  const heading = title && (
    <Title className={css.title} data-part="model-list-title">
      <FittedText text={title} />
    </Title>
  )
  return (
    <div {...rootProps(rest, css.block)} data-part="model-list">
      <Carousel label={title || messages.models} title={heading} slides={slides} rows={3} messages={messages} />
    </div>
  )
}
