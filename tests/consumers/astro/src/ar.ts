import type { LibraryMessages } from '@brand/blocks/i18n'

const locale = 'ar'

const elements = {
  newTab: 'يُفتح في علامة تبويب جديدة',
  table: 'جدول',
}

/** The texts of the library in Arabic, which is not built in. */
export const ar: LibraryMessages = {
  breadcrumb: {
    label: 'مسار التنقل',
    home: 'الرئيسية',
  },
  callToActionHero: elements,
  contactButton: {
    contact: 'الاتصال بنا',
  },
  elements,
  errorPage: {
    notFound: 'هذه الصفحة غير موجودة',
    notFoundLead: 'ربما تغيّر عنوانها، أو أن الرابط إليها غير صحيح.',
    title: 'حدث خطأ ما هنا',
    back: 'العودة إلى الصفحة الرئيسية',
    failed: 'حدث خطأ أثناء عرض صفحة الخطأ',
  },
  footer: {
    ...elements,
    about: 'من نحن',
    moreInfo: 'مزيد من المعلومات',
    follow: 'وسائل التواصل الاجتماعي',
    legal: 'معلومات قانونية',
    languages: 'اللغات',
    copyright: '© {year} {brand}. جميع الحقوق محفوظة.',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'مشاهدة الفيديو',
    closePlayer: 'إغلاق المشغّل',
    pauseFilm: 'إيقاف فيلم الخلفية مؤقتًا',
    playFilm: 'تشغيل فيلم الخلفية',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  localeWarning: {
    locale,
    notice: 'هذه الصفحة غير متوفرة باللغة {requested}. تُعرض الآن النسخة باللغة {served}.',
    close: 'إغلاق الإشعار',
  },
  modal: {
    close: 'إغلاق',
  },
  pagination: {
    label: 'الصفحات',
    page: 'الصفحة',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
  },
  progressBar: {
    loading: 'جارٍ تحميل الصفحة',
  },
  search: {
    locale,
    field: 'البحث في الموقع',
    submit: 'عرض كل النتائج',
    close: 'إغلاق البحث',
    suggestions: 'اقتراحات',
    found: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '{n} اقتراحات',
      many: '{n} اقتراحًا',
      other: '{n} اقتراح',
    },
    loading: 'جارٍ البحث',
    empty: 'لا توجد نتائج',
    failed: 'الاقتراحات غير متاحة الآن. مفتاح Enter يعرض كل النتائج.',
  },
  searchPage: {
    locale,
    title: 'البحث',
    field: 'البحث في الموقع',
    submit: 'بحث',
    found: {
      zero: 'لا نتائج لـ «{keyword}»',
      one: 'نتيجة واحدة لـ «{keyword}»',
      two: 'نتيجتان لـ «{keyword}»',
      few: '{n} نتائج لـ «{keyword}»',
      many: '{n} نتيجة لـ «{keyword}»',
      other: '{n} نتيجة لـ «{keyword}»',
    },
    short: 'يلزم حرفان على الأقل.',
    empty: 'لا توجد نتائج',
    failed: 'البحث غير متاح الآن. يمكن إعادة المحاولة بعد لحظات.',
  },
  siteHeader: {
    ...elements,
    skip: 'الانتقال إلى المحتوى',
    home: 'الصفحة الرئيسية',
    mainMenu: 'القائمة الرئيسية',
    openMenu: 'القائمة',
    closeMenu: 'إغلاق القائمة',
    languages: 'اللغات',
    search: 'بحث',
  },
  text: elements,
  tooltip: {
    more: 'مزيد من المعلومات',
  },
  topicTeaser: elements,
}
