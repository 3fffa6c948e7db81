import type { Schema, Struct } from '@strapi/strapi'

export interface ContactsEntry extends Struct.ComponentSchema {
  collectionName: 'components_contacts_entries'
  info: {
    displayName: 'Contacto'
  }
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255
      }>
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255
      }>
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255
      }>
  }
}

export interface SharedLocation extends Struct.ComponentSchema {
  collectionName: 'components_shared_locations'
  info: {
    displayName: 'Ubicaci\u00F3n'
  }
  attributes: {
    lat: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::coordinate'> &
      Schema.Attribute.SetMinMax<
        {
          max: 90
          min: -90
        },
        number
      >
    lng: Schema.Attribute.Float &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::coordinate'> &
      Schema.Attribute.SetMinMax<
        {
          max: 180
          min: -180
        },
        number
      >
  }
}

export interface SharedProfessionalLinks extends Struct.ComponentSchema {
  collectionName: 'components_shared_professional_links'
  info: {
    displayName: 'Redes del profesional'
  }
  attributes: {
    instagram: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
  }
}

export interface SharedSiteLinks extends Struct.ComponentSchema {
  collectionName: 'components_shared_site_links'
  info: {
    displayName: 'Redes del sitio'
  }
  attributes: {
    facebook: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    instagram: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    linkedin: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    x: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    youtube: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
  }
}

export interface SharedSocialLinks extends Struct.ComponentSchema {
  collectionName: 'components_shared_social_links'
  info: {
    displayName: 'Redes sociales'
  }
  attributes: {
    facebook: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    instagram: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    tiktok: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    x: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
    youtube: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500
      }>
  }
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'contacts.entry': ContactsEntry
      'shared.location': SharedLocation
      'shared.professional-links': SharedProfessionalLinks
      'shared.site-links': SharedSiteLinks
      'shared.social-links': SharedSocialLinks
    }
  }
}
